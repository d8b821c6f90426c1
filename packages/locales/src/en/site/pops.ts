import type { Texts } from '../../define-text.ts'

export const pops = {
  marketBlock: 'Market Block',
  marketBlocked:
    'Your selected section is currently blocked by Your Upline. Please Contact Customer Support.',
  contactSupport: 'Contact support',
  urgentNotice: 'Urgent notice',
  understood: 'OK',
  welcome: 'Welcome to Maidan!',
  welcomeText: 'Your account is ready. Add money to start playing, or look around first.',
  homePage: 'Home Page',
  depositNow: 'Deposit now',
} as const satisfies Texts
