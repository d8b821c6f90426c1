/** Shorter ones are refused for their length and need not be listed. */
const LENGTH_MIN = 8

/** Words that people make passwords of: the usual ones, keyboard corners, the game, the country. */
const words = `
  password passw0rd passwort passcode p4ssword pa55word pa55w0rd qwerty qwert qwertyui qwertyuiop
  asdf asdfgh asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r
  q1w2e3 q1w2e3r4 admin administrator adm1n root toor user guest test tester testing login logon
  welcome welc0me hello letmein access secret changeme default master temp pass
  iloveyou loveyou love lovely mylove myself mylife forever sweet sweetheart angel princess
  sunshine sunflower flower butterfly rainbow dragon monkey tiger lion shadow superman batman
  spiderman ironman pokemon naruto starwars killer hunter ranger soldier warrior legend
  football soccer cricket baseball basketball hockey tennis arsenal chelsea barcelona liverpool
  madrid realmadrid messi ronaldo neymar argentina brazil virat kohli dhoni sachin tendulkar
  sakib shakib tamim mushfiq mashrafe mustafiz babar afridi
  computer internet google facebook youtube instagram whatsapp samsung iphone android windows
  microsoft mobile gaming gamer casino winner lucky jackpot poker betting money million
  summer winter spring autumn monday friday sunday january
  bangladesh bangla dhaka chittagong sylhet khulna rajshahi barisal comilla india bharat mumbai
  delhi kolkata pakistan karachi lahore islamabad punjab
  amarbangla sonarbangla bondhu bhalobashi valobasha jaanu allah allahuakbar bismillah inshallah
  mashallah muhammad mohammad mohammed krishna jaisriram abdullah rahman hasan hussain
  michael jordan charlie daniel thomas jessica ashley jennifer michelle andrew joshua matthew
`
  .trim()
  .split(/\s+/)

/** What people put behind (or before) a word when a digit is asked for. */
const tails = [
  ...'1 2 3 7 8 9 01 07 10 11 12 13 21 22 23 33 44 55 66 69 77 88 99'.split(' '),
  ...'000 007 100 101 111 121 123 222 234 321 333 420 444 555 666 777 786 888 999'.split(' '),
  ...'0000 1111 1122 1212 1234 1971 4321 5555 7777 9999 12345 54321 123456 654321'.split(' '),
  ...'1234567 12345678 123456789 1234567890'.split(' '),
  ...years(1980, 2030),
]

/** Well-known ones of no pattern. */
const others = `
  trustno1 whatever jordan23 michael1 charlie1 liverpool1 blink182 ncc1701d abc123abc a1b2c3d4
  a1b2c3d4e5 abcd1234abcd aa123456 aaa111222 asd123asd zaq12wsx zaq1zaq1 xsw21qaz qwe123qwe
  qweasdzxc qweasd123 qwer1234 qwert12345 asdf1234 zxcv1234 wasd1234 1234qwer 1234asdf 123qweasd
  123123123 123321123 12344321 123454321 147258369 147852369 159753456 741852963 789456123
  963852741 987654321 11223344 1122334455 10203040 102030405 20202020 11112222 13131313 14141414
  19711971 16121971 26031971 21021952 iloveyou1 iloveyou2 ilovecricket ilovemyself ilovemom
  iloveallah bangladesh71 tigers71 joybangla joybangla71 amarsonarbangla sonarbangla71 letmein1234
  passpass testtest useruser adminadmin rootroot hellohello loveyou123 mypassword mypassword1
  newpassword newpass1 yourpassword thepassword nopassword password1password whatsapp123 rockyou1
`
  .trim()
  .split(/\s+/)

function years(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}

/** Passwords that a stranger tries first, in lower case. Compare in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  [
    ...others,
    ...words,
    ...words.flatMap((word) => tails.flatMap((tail) => [word + tail, tail + word])),
  ].filter((password) => password.length >= LENGTH_MIN),
)
