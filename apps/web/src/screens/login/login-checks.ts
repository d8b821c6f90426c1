type Problem = 'usernameRequired' | 'usernameForm' | 'passwordRequired' | 'passwordShort'

/** Which text a username at log-in breaks first; any length passes (AUTH-05 to AUTH-07). */
export function usernameProblem(username: string): Problem | null {
  if (username.trim() === '') return 'usernameRequired'
  return /^[A-Za-z0-9]+$/.test(username.trim()) ? null : 'usernameForm'
}

/** Which text a password at log-in breaks first (AUTH-08, AUTH-09). */
export function passwordProblem(password: string): Problem | null {
  if (password === '') return 'passwordRequired'
  return password.length < 8 ? 'passwordShort' : null
}
