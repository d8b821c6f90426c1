import { fantasyEn } from '../../../fantasy/words/en.ts'

export const en = {
  ...fantasyEn,
  'hint-ready': 'Ready. Choose an entry and go in.',
  contests: 'Contests by entry',
  offer:
    'Entry {fee}: {entries} entries, {players} players, pool {pool}; first place would win {first} now',
  offerEmpty: 'Entry {fee}: {entries} entries, {players} players; it needs two players',
  entriesShort: 'Entries: {entries}',
  firstShort: '1st: {first}',
  poolNow: 'Pool {pool}, players: {players}.',
  needsTwo: 'Two players at least, or every entry goes back.',
  othersHidden: 'The teams of the others are shown when entries close.',
  play: 'Enter this team for {amount}',
  teamsFull: 'All {max} of your teams are in',
  prizes: 'Prizes at {fee}, entries: {entries}',
  prizesGrow: 'Every further entry makes the pool larger.',
  fee: '{percent} % of all entries is the house’s fee; the rest goes to the best teams.',
  place: 'Place {place}',
  toPlace: 'to place {place}',
  standing: 'All entries',
  poolOf: 'Pool {pool} · entries: {entries}',
  paidLine: 'No prize below this line',
  noEntries: 'Nobody has entered a team in this round.',
  fieldSoon: 'All entries are shown in a moment.',
  fieldAsking: 'The entries are on their way …',
  fieldFailed: 'The entries could not be fetched. We are trying again.',
  calledOff: 'Called off: only one player has entered.',
  calledOffOwn:
    'Called off: nobody else has entered. Your {amount} is on its way back to your balance.',
  ownContest: '{fee} · you',
  entryOf: 'Entry {fee}',
  placeOf: 'Place {place} of {entries}',
  placeShared: 'Place {place} of {entries}, shared by {count}',
  prizeNow: '{amount} as it stands',
  noPrizeYet: 'no prize as it stands',
  prizeWaits: 'the prize is being booked',
  noPrize: 'no prize this time',
  won: 'you win {amount}',
  wonPlain: 'You win {amount}',
  goal: 'Two sides of six play a short match. Build a team of {five} from the twelve and enter it against the teams of all other players. What your five do in the match gives points, and the best teams share what everybody has paid in.',
  poolTitle: 'The pool',
  poolRule:
    'There is one contest for each entry fee, of up to {entries} entries. All entries of a contest lie together. {percent} % of them is the house’s fee, the rest is the pool and goes to the best teams to the last coin. With two entries the first takes it all; with three to five the first has 70 % and the second 30 %. From six on the best third is paid: each of them has its entry back, and of the rest the second gets half of what the first does, the third a third, and so on.',
  tieTitle: 'Equal points',
  tieRule:
    'Teams of equal points share a place, and what their places win together is divided equally. A coin that cannot be divided goes to the team that was entered first.',
  offTitle: 'Called off',
  offRule:
    'A contest in which fewer than two players have entered is called off, and every entry goes back whole.',
  tablesTitle: 'Prizes by number of entries',
  tablesNote:
    'As multiples of the entry fee. The more entries, the larger the pool and, by and large, the first prize.',
  tableOf: 'Entries: {entries}',
  roundRule:
    'Entries are open for {betting} seconds; up to {bets} teams, in one contest or several. Nobody sees the team of another before entries close. Then the match is shown for up to {shown} seconds. Last and saved teams stay in this browser alone.',
  checkTitle: 'How to check it',
  checkRule:
    'When the match has been shown, “Fair play” in the menu checks your entry in your own browser: it draws the match again from the promised link, counts the points of all entries of your contest, ranks them, shares the pool, and compares your prize and your team with what the studio has told.',
  figuresTitle: 'What an entry returns',
  figuresEntry: 'Any entry',
  figuresNote:
    'Together the players get back {percent} % less than they pay in; what you get depends on your team and on those of the others. The largest prize is that of a full contest.',
} as const

export type CupKey = keyof typeof en
