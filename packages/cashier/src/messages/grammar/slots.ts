const DIGIT = '[0-9০-৯]'
const CURRENCY = '(?:Tk|TK|BDT|৳|টাকা)'
const AMOUNT = `${DIGIT}[0-9০-৯,]{0,18}(?:\\.${DIGIT}{2})?`
const MONEY = `(?:${CURRENCY}\\.? ?${AMOUNT}(?:/[-=])?|${AMOUNT} (?:টাকা|Tk|BDT|Taka))`
const MASKED = `(?:${DIGIT}{0,7}[*Xx]{2,12}${DIGIT}{0,5})`
const NUMBER = `(?:(?:\\+?(?:88|৮৮))?[0০]${DIGIT}{4}-?${DIGIT}{6}|\\+?880[ -]1${DIGIT}{3}-?${DIGIT}{6}|${MASKED})`
const ACCOUNT = `(?:[0০]${DIGIT}{10,11}|${NUMBER})`
const NAME = '.{1,60}?'
const DAY = `${DIGIT}{2}[-/. ](?:${DIGIT}{2}|[A-Za-z]{3})[-/. ](?:${DIGIT}{4}|${DIGIT}{2}),?`

/**
 * What may stand in a slot of a form. Each is bounded, so that no hostile text takes long; what a
 * slot caught is judged once more when it is read.
 */
export const SLOTS = {
  amount: MONEY,
  again: MONEY,
  fee: MONEY,
  comm: MONEY,
  balance: MONEY,
  number: NUMBER,
  account: ACCOUNT,
  name: NAME,
  who: `(?:${NUMBER}|${NAME})`,
  bank: '(?!.{0,60}[Cc]ard).{0,40}?Bank.{0,30}?',
  own: '[0-9০-৯X*]{3,20}',
  ref: '.{0,100}?',
  id: '[^ .,]{1,24}',
  time: `${DAY} ${DIGIT}{2}:${DIGIT}{2}(?::${DIGIT}{2})?(?: ?[AP]M)?`,
  time12: `${DAY} ${DIGIT}{2}:${DIGIT}{2}(?::${DIGIT}{2})? ?[AP]M`,
} as const satisfies Record<string, string>

/** The label of an id or of an amount, as a payer writes it who forges a receipt in a reference. */
export const LABELLED = new RegExp(
  `TrxID|TxnI[Dd]|T[rx]n:|FT[0-9]{5}|আইডি|(?:Fee|Charge|Comm|Balance|Bal|ফি|ব্যালেন্স|স্থিতি)[:.-]? ?(?:${MONEY}|$)`,
  'u',
)

/** An amount with its currency, anywhere. */
export const SOME_MONEY = new RegExp(MONEY, 'u')
