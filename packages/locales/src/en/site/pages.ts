import type { Texts } from '../../define-text.ts'

export const pages = {
  maintenance: "We're currently undergoing Maintenance!",
  maintenanceHint: 'Your balance and bets are safe. Please come back in a little while.',
  codeMissing: 'No {type} found in the URL',
  codeMissingTitle: 'This link has no code',
  codeMissingHint: 'Ask the person who sent it for a new link, or sign up without a code.',
  comingSoon: 'Maidan for big screens is coming soon',
  scanTitle: 'Play on your phone',
  scanHint: 'Scan the code with your phone camera.',
  scanCode: 'Code with the address of this site',
  enterSite: 'Enter the site',
  openPhoneFrame: 'Open the mobile site here',
  phoneFrame: 'Maidan mobile site',
  leavePhoneFrame: 'Back',
  loggingOut: 'Logging out',
  downloadTitle: 'Maidan on your phone',
  downloadLead:
    'Maidan runs from your home screen: no store, always the newest version, under 1 MB.',
  downloadAndroid: 'Android (Chrome)',
  downloadAndroid1: 'Open this site in Chrome.',
  downloadAndroid2: 'Tap the three dots at the top right.',
  downloadAndroid3: 'Choose “Add to Home screen”, then “Install”.',
  downloadIphone: 'iPhone (Safari)',
  downloadIphone1: 'Open this site in Safari.',
  downloadIphone2: 'Tap the share button below.',
  downloadIphone3: 'Choose “Add to Home Screen”, then “Add”.',
  install: 'Install now',
  affiliateTitle: 'Affiliates',
  affiliateLead:
    'Here those log in who bring players to the site and share in what they earn for it.',
  affiliateClosed:
    'This house has not opened its affiliate programme: there are no affiliate accounts, and nothing to log in to. Players log in on the site itself.',
  affiliateBack: 'Back to the site',
  goHome: 'Go to home',
  signUp: 'Sign up',
} as const satisfies Texts
