/**
 * What passwords are mostly made of, as lists of leaked ones show year after year: each begins, ends or is one of the
 * common ones, whatever digits stand behind it. In lower case, without blanks, four letters or more.
 */
export const commonWords: readonly string[] = `
password passwort passwrd passwd passcode passphrase pass1234 motdepasse contrasena contraseña senha parola haslo wachtwoord lozinka sifre salasana
admin administrator administrateur root user username usuario utilisateur guest test testing tester temp temporary demo123 default login signin signup
account access secret secure security private system server service support manager office company business employee staff payroll salary human
resources change changeme changeit letmein openme opensesame welcome welkom willkommen bienvenue bienvenido benvenuto hello hallo bonjour salut hola
ciao master mustang monkey dragon shadow sunshine princess prince football baseball basketball soccer hockey tennis cricket rugby volleyball running
batman superman spiderman ironman pokemon pikachu starwars skywalker yoda matrix ninja killer hunter ranger warrior soldier pirate wizard magic merlin
phoenix tiger lion panda eagle falcon hawk wolf puppy kitty kitten doggy snoopy mickey minnie donald goofy barbie hellokitty bubbles
flower butterfly rainbow summer winter spring autumn fall sommer hiver automne printemps verano invierno january february march april june july august
september october november december janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre monday tuesday wednesday thursday
friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche morning evening tonight today tomorrow forever always never whatever nothing
something everything anything iloveyou iloveu loveyou lovely loveme lover love jetaime teamo tequiero iloveme babygirl babyboy baby honey sweet sweety
sweetheart sugar candy cookie chocolate cheese pepper ginger banana orange apple cherry peaches strawberry pumpkin coffee guinness whiskey vodka corona
angel angels heaven devil satan jesus christ jesuschrist god1 blessed blessing faith hope grace peace freedom liberty america american canada england
london paris france dubai emirates abudhabi sharjah riyadh jeddah qatar doha kuwait bahrain oman muscat egypt cairo beirut lebanon amman jordan baghdad
damascus casablanca algeria tunisia morocco india mumbai delhi bangalore kerala pakistan lahore karachi manila philippines newyork boston chicago
texas dallas houston phoenix florida miami california losangeles brooklyn madrid barcelona realmadrid arsenal liverpool chelsea manchester manutd
juventus milan inter bayern dortmund marseille alahly alhilal zamalek yankees lakers cowboys steelers redsox patriots raiders eagles broncos packers
michael michelle jessica jennifer ashley amanda andrew anthony daniel david thomas robert richard william charlie george matthew joshua justin jordan
jonathan nicholas nicole natasha patrick samantha stephanie steven taylor tyler brandon hannah heather hello kimberly maria martin maggie marina melissa
victoria veronica vanessa sophie sarah sabrina robert rachel patricia oliver olivia alexander alexandra alexis alexandre nicolas camille chloe julien
pierre laurent isabelle caroline mohamed mohammed mohammad muhammad ahmed ahmad mahmoud mustafa abdullah abdallah hussein hassan khaled khalid omar
youssef yousef ibrahim fatima fatma aisha mariam maryam zainab layla nour noor salma hamza bilal salman faisal rashid sultan zayed habibi habibti
bismillah alhamdulillah inshallah mashallah subhanallah allah allahuakbar islam quran ramadan makkah mecca madina palestine
qwerty qwertz azerty asdfgh zxcvbn qazwsx qweasd qwert asdf zxcv abcdef abcd abc123 qwe123 asd123 zxc123 trustno1 internet computer google facebook
youtube twitter instagram linkedin microsoft windows apple iphone android samsung nokia blackberry toyota honda ferrari porsche mercedes corvette camaro
mustang harley yamaha suzuki kawasaki slipknot metallica nirvana eminem tupac beatles blink182 linkinpark music guitar player gaming gamer minecraft
fortnite playstation xbox nintendo mario zelda naruto sasuke dragonball pokemon blahblah fuckyou fuckoff fuckme fucker asshole bitch pussy dick bigdick
sexy silver golden diamond purple yellow orange black white green blue pink scorpion gemini virgo taurus pisces leo1 aries cancer einstein passion
access14 biteme bigdog cowboy thunder lightning storm rocket fighter champion winner success money dollar million lucky lucky7 casino poker jackpot
school college university student teacher doctor nurse hospital police fireman lawyer family mother father brother sister mommy daddy mylove mylife
myspace myself letter number people friend friends bestfriend loulou doudou chouchou coucou soleil nounou princesse chocolat cheval chaton tigger
hammer ihavenopass nopassword mypassword newpassword yourpassword thepassword password1 ncc1701 bond007 blink cheer dance dancer crystal jasmine peanut
كلمة المرور السر كلمةالسر كلمةالمرور كلمهالسر كلمهالمرور باسورد مرحبا اهلا السلامعليكم سلام حبيبي حبيبتي احبك بحبك محمد احمد محمود عبدالله فاطمة الله
بسمالله الحمدلله سبحانالله استغفرالله ماشاءالله انشاءالله رمضان القران الاسلام دبي الرياض القاهرة مدير مدرسة
`
  .trim()
  .split(/\s+/)
  .filter((word) => word.length >= 4);

/** Rows of keyboards and other orders in which fingers go on by themselves, besides the alphabet and the numbers. */
export const walks: readonly string[] = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  '`1234567890-=',
  '!@#$%^&*()',
  '01234567890',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol',
  'zaq1xsw2cde3vfr4bgt5',
  'qazwsxedcrfvtgbyhnujm',
  'abcdefghijklmnopqrstuvwxyz',
  'ضصثقفغعهخحجد',
  'شسيبلاتنمكط',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  'ابجدهوزحطيكلمنسعفصقرشت',
];
