import { Client } from 'pg';
import type { Page } from 'playwright-core';
import { Cipher } from '../server/src/platform/http/cipher';
import { TEST_SECRET } from '../server/test/copied-database';
import { eventually } from './visitor';

const header =
  'Employee_Name,EmpID,Salary,Position,DOB,Sex,MaritalDesc,DateofHire,DateofTermination,TermReason,EmploymentStatus,Department,ManagerName';
const rows = [
  '"Brandt, Otto  K",7001,"216,000",Harbour Master,04/12/71,M ,Married,3/15/2012,,N/A-StillEmployed,Active,Marine       ,',
  '"  Ferro, Lucia",7002,"132,000",Marine Pilot,11/02/84,F,Married,9/1/2016,,N/A-StillEmployed,Active,Marine       ,Otto Brandt',
  '"Okoye, Chidi   ",7003,"132,000",Marine Pilot,07/21/88,M ,Single,1/8/2018,,N/A-StillEmployed,Active,Marine       ,Otto Brandt',
  '"Lindqvist, Ebba",7004,"96,000",Tug Captain,02/28/79,F,Divorced,5/20/2014,,N/A-StillEmployed,Active,Marine       ,Otto Brandt',
  '"Tanaka, Ren",,"66,000",Deckhand,10/30/95,M ,Single,2/14/2022,,N/A-StillEmployed,Active,Marine       ,Ebba Lindqvist',
  '"Costa, Tiago",7006,"66,000",Deckhand,12/05/93,M ,Single,6/3/2019,,N/A-StillEmployed,Active,Marine       ,Ebba Lindqvist',
  '"Duarte, Ines",7007,"66,000",Deckhand,03/17/97,F,Single,8/22/2023,,N/A-StillEmployed,Active,Marine       ,Ebba Lindqvist',
  '"Hollis, Grant",7008,"66,000",Deckhand,09/09/90,M ,Married,4/18/2016,6/30/2024,relocation out of area,Voluntarily Terminated,Marine       ,Ebba Lindqvist',
  '"Moreau, Celine",7009,"180,000",Terminal Manager,01/25/76,F,Married,7/7/2013,,N/A-StillEmployed,Active,Terminal,Petra Lund',
  '"Abara, Ngozi",7010,"90,000",Crane Operator,06/14/87,F,Married,3/3/2017,,N/A-StillEmployed,Active,Terminal,Celine Moreau',
  '"Petrov, Anton",7011,"90,000",Crane Operator,08/08/82,M ,Divorced,11/11/2015,,N/A-StillEmployed,Active,Terminal,Celine Moreau',
  '"Silva, Marta",7012,"90,000",Crane Operator,05/19/91,F,Single,13/45/2020,,N/A-StillEmployed,Active,Terminal,Celine Moreau',
  '"Wong, Mei",7013,0,Crane Operator,04/01/94,F,Single,10/12/2021,,N/A-StillEmployed,Active,Terminal,Celine Moreau',
  '"Yilmaz, Deniz",7014,"72,000",Yard Planner,M ,Single,2/6/2020,,N/A-StillEmployed,Active,Terminal,Celine Moreau',
  '"Novik, Pavel",7015,"72,000",Yard Planner,07/04/85,M ,Married,9/9/2019,,N/A-StillEmployed,Active,Terminal,Celine Moreau',
  '"Haugen, Siri",,"72,000",Yard Planner,12/12/92,F,Single,1/31/2022,,N/A-StillEmployed,Active,Terminal,Celine Moreau',
  '"Bello, Amara",7017,"58,500",Gate Clerk,03/30/96,F,Single,5/5/2023,,N/A-StillEmployed,Active,Terminal,Celine Moreau',
  '"Keller, Jonas",7018,"58,500",Gate Clerk,10/10/89,M ,Married,6/19/2018,2/28/2025,career change,Voluntarily Terminated,Terminal,Celine Moreau',
];

/**
 * Invented people as such lists are found in the wild: padded names in one column, US dates with two-digit years of
 * birth, pay by the year, numbers missing (Tanaka, Haugen), a day that does not exist (Silva), no pay (Wong), a row
 * moved by a column (Yilmaz), managers by name, one of them not in the list (Lund), people who left (Hollis, Keller).
 */
export const untidyPeople: ListFile = {
  name: 'harbour staff.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${[header, ...rows].join('\r\n')}\r\n`),
};

export interface ListFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Chooses what it is and the file, from the page of imports or from the page a new one begins on, as a person does. */
export async function upload(page: Page, file: ListFile, kind = 'People'): Promise<void> {
  const begin = page.getByRole('button', { name: 'Choose the file' });
  const link = page.getByRole('link', { name: 'Import a list' }).first();
  await begin.or(link).waitFor();
  if (await link.isVisible()) await link.click();
  await begin.waitFor();
  const chosen = page.getByRole('combobox', { name: 'What does the file hold?' });
  if (!(await page.locator('.import-kind').getByText(kind, { exact: true }).isVisible())) {
    await chosen.click();
    await page.getByTitle(kind, { exact: true }).last().click();
  }
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), begin.click()]);
  await chooser.setFiles(file);
}

/** Two people in columns named as the product names them. */
export const tidyPeople: ListFile = {
  name: 'two people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    'Employee Number,First Name,Last Name,Department,Position,Manager,Hire Date,Salary\n' +
      'Z-1,Ada,Winter,Archive,Archivist,,2024-03-01,9000\nZ-2,Bo,Sommer,Archive,Archivist,Ada Winter,2024-04-01,7000\n',
  ),
};

/** Where the invitation mailed to this address leads. */
export async function linkMailedTo(address: string, databaseUrl: string): Promise<string> {
  const client = new Client(databaseUrl);
  await client.connect();
  try {
    let found: string | undefined;
    await eventually(async () => {
      const { rows } = await client.query<{ text: string }>(
        `select m.secret_message as text from mail m where m.email = $1 and m.kind = 'invite'
          order by m.id desc limit 1`,
        [address],
      );
      found = /#[\w-]{43}/.exec(new Cipher(TEST_SECRET).decrypt(rows[0]!.text))?.[0];
      expect(found).toBeDefined();
    });
    return `/choose-password${found}`;
  } finally {
    await client.end();
  }
}
