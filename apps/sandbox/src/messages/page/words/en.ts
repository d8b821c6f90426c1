/** The texts that the page's program writes; the page speaks English alone. */
export const words = {
  sms: 'SMS',
  mail: 'Mail',
  email: 'E-mail',
  copy: 'Copy',
  copyCode: 'Copy code',
  copied: 'Copied',
  selected: 'Selected',
  nothingYet: 'Nothing was sent yet. Ask for a code on the site: it shows here by itself.',
  nothingToAddress:
    'Nothing was sent to this address yet. Ask for a code on the site: it shows here by itself.',
} as const
