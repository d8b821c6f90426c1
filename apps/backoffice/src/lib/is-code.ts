/** Whether a typed text is an authenticator's code. */
export function isCode(typed: string): boolean {
  return /^\d{6}$/.test(typed)
}
