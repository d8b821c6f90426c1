import type { Texts } from '../../define-text.ts'

export const referral = {
  title: 'Referral Program',
  tabs: 'Referral',
  info: 'Referral Info',
  mine: 'My Referral',
  lead: 'Bring a friend to the field. Your bonus grows when your friend has had as much at risk as their first deposit: what each round and match wins or loses them counts, at most their stake; bets that cancel out and bets against other players do not.',
  takaOnly:
    'The bonus is paid to accounts in taka only. Yours is kept in {currency}: friends that you bring earn you none.',
  reach:
    'It is earned where your main number and that of your friend are of one of these countries each: {countries}.',
  elsewhere:
    'It is earned between players whose main numbers are of these countries: {countries}. Yours is of another one: friends that you bring earn you none.',
  link: 'Your link',
  copy: 'Copy link',
  share: 'Share',
  copied: 'Referral link copied to clipboard!',
  noShare: 'Sharing is not supported on this device.',
  prompt: 'Copy your referral link',
  bonus: 'Referral cash bonus',
  claim: 'Claim all',
  claiming: 'Claiming...',
  short: 'You need at least 10 to claim all.',
  done: 'Bonus Claimed successfully.',
  failed: 'Failed to claim bonus. Please try again.',
  broke: 'An error occurred while claiming the bonus. Please try again.',
  friend: 'Friend',
  joined: 'Joined {time}',
  earned: 'Earned',
  nobody: 'Share your link: your friends appear here.',
} as const satisfies Texts
