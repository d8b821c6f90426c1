import type { Texts } from '../../define-text.ts'

export const login = {
  title: 'Log in',
  lead: 'Welcome back to the field.',
  username: 'Username',
  password: 'Password',
  submit: 'Log in',
  busy: 'Logging in...',
  forgot: 'Forgot password?',
  noAccount: 'New here?',
  signUp: 'Sign up',
  usernameRequired: 'Username is required',
  usernameForm: 'Invalid username (only letters and numbers)',
  passwordRequired: 'Password is required',
  passwordShort: 'Password must be at least 8 characters',
  invalid: 'Invalid credentials',
  network: 'Network error, please try again later.',
} as const satisfies Texts
