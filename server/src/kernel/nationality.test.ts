import { countries } from './countries';
import { countryMeant, countryName } from './nationality';

describe('the country meant by a nationality', () => {
  test.each([
    ['JO', 'JO'],
    [' jo ', 'JO'],
    ['Jordan', 'JO'],
    ['Jordanian', 'JO'],
    ['أردني', 'JO'],
    ['أردنية', 'JO'],
    ['الأردنية', 'JO'],
    ['الأردن', 'JO'],
    ['U.A.E', 'AE'],
    ['UAE National', 'AE'],
    ['Emirati', 'AE'],
    ['إماراتية', 'AE'],
    ['الإمارات العربية المتحدة', 'AE'],
    ['KSA', 'SA'],
    ['السعودية', 'SA'],
    ['سعودى', 'SA'],
    ['Filipina', 'PH'],
    ['الفلبين', 'PH'],
    ['US Citizen', 'US'],
    ['USA', 'US'],
    ['the United States', 'US'],
    ['UK', 'GB'],
    ['British', 'GB'],
    ['INDIAN', 'IN'],
    ['Égyptienne', 'EG'],
    ['marocain', 'MA'],
    ['Sud-Africaine', 'ZA'],
    ['Nigérian', 'NG'],
    ['Nigérien', 'NE'],
    ['هندية', 'IN'],
    ['Türkiye', 'TR'],
    ['Turkey', 'TR'],
    ['Côte d’Ivoire', 'CI'],
    ["Cote d'Ivoire", 'CI'],
    ['Bosnia and Herzegovina', 'BA'],
    ['Sri-Lankan', 'LK'],
    ['South Sudanese', 'SS'],
    ['جنوب سودانية', 'SS'],
    ['سوداني', 'SD'],
    ['عُماني', 'OM'],
    ['مصريه', 'EG'],
    ['Nigerien', 'NE'],
    ['Nigerian', 'NG'],
    ['Palestine', 'PS'],
    ['فلسطينية', 'PS'],
  ])('%s is %s', (said, code) => expect(countryMeant(said)).toBe(code));

  test.each([
    '',
    ' ',
    'NA',
    'N/A',
    '-',
    'Congolese',
    'Dominican',
    'Korean',
    'Atlantis',
    'XX',
    'Resident',
    'عربي',
    'ال',
  ])('%p is of no country one could name', (said) => expect(countryMeant(said)).toBeNull());

  test('is found by the name every country has in English and in Arabic', () => {
    for (const code of countries)
      expect([code, countryMeant(countryName(code, 'en')), countryMeant(countryName(code, 'ar'))]).toEqual([
        code,
        code,
        code,
      ]);
  });
});
