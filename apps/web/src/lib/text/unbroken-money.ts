/** A text whose line never breaks between a currency's sign and its amount. */
export function unbrokenMoney(text: string): string {
  return text.replaceAll(/([৳₹₨$]) (?=\d)/g, '$1\u00a0')
}
