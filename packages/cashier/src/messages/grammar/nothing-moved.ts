/** Texts of a wallet or bank that say by their first words that no money moved. */
const NOTHING_MOVED = [
  /^Your (?:available|current) balance is /,
  /^\S+ has requested \S+ ?\S+ from you\./,
  /^[A-Z][A-Za-z ]{2,30} (?:of )?(?:Tk|TK|BDT|৳)\.? ?[\d,.]+ (?:to|from|for) [^:]{1,60}? (?:has |was |is )?(?:failed|unsuccessful|declined|cancelled|being processed)\b/,
  /^[A-Z][A-Za-z ]{2,30} request of .{1,80}? is being processed\./,
  /^Balance (?:Enquiry|Inquiry)\b/,
  /^[A-Z][A-Za-z ]{2,30} Failed\. /,
  /^Money Request Received\. /,
  /^Transaction of .{1,60}? failed for /,
  /^Your Rocket A\/C Balance: /,
  /^Sending .{1,60}? failed\./,
  /^[A-Z][A-Za-z ]{2,40} of (?:Tk|BDT)[ \d,.]+ declined on /,
  /^A credit of .{1,80}? is pending clearance\. /,
] as const

const TALK =
  /\b(?:OTP|PIN|code|offer|cashback|loan|statement|Dial|SMS|T&C|app|App|password|login|logged in)\b|ওটিপি|কোড|পিন|অফার|ক্যাশব্যাক|লোন|ঋণ/
const RECEIPT =
  /T[rx]{1,2}n?\s?I[Dd]|\bT[rx]n\b|\bFT\d|আইডি|[Rr]ece|[Cc]redited|[Dd]ebited|[Dd]educted|[Ss]ent\b|[Ss]uccessful|[Rr]eversed|withdrawn|spent|added to|(?:Balance|Bal|Fee)\b|পেয়েছেন|পাঠিয়েছেন|জমা|গ্রহণ|সফল|ব্যালেন্স|স্থিতি/u

/** Whether a known sender's text is a refusal, an offer, a code: nothing that anybody must look at. */
export function saysNothingMoved(text: string): boolean {
  return NOTHING_MOVED.some((form) => form.test(text)) || (TALK.test(text) && !RECEIPT.test(text))
}

/** What only a receipt says, in the words of any wallet or bank. */
const COPIED =
  /T(?:rx|xn)I[Dd]|\bT[rx]n\b|\bFT\d{5}|লেনদেন আইডি|(?:Balance|Bal|C\/B)[: ]+(?:Tk|TK|BDT|৳)|[Rr]eceived.{1,40} from |Received\. Amount|credited|পেয়েছেন|জমা হয়েছে|গ্রহণ/u

/** Whether somebody who is no wallet and no bank writes like one. */
export function looksLikeReceipt(text: string): boolean {
  return COPIED.test(text)
}
