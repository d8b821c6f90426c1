/** Whether a refusal asks for the Date of Birth, which the profile takes (CASH-80). */
export function namesBirthday(text: string): boolean {
  return /date of birth/i.test(text)
}
