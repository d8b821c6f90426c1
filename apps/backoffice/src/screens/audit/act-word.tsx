import { supportText } from '@maidan/locales'
import type { PlainKey } from '@maidan/locales'
import { useText } from '@maidan/ui'

const words: Readonly<Record<string, PlainKey<typeof supportText.en>>> = {
  'staff.login': 'actLogin',
  'staff.enrol': 'actEnrol',
  'staff.setup': 'actSetUp',
  'staff.invite': 'actInvite',
  'staff.code': 'actCode',
  'staff.block': 'actBlockMember',
  'staff.end_session': 'actEndSession',
  'staff.password': 'actPassword',
  'staff.authenticator': 'actAuthenticator',
  'staff.recover': 'actRecoverHere',
  'player.read': 'actReadPlayer',
  'players.read': 'actReadPlayers',
  'deposit.claim': 'actClaimDeposit',
  'deposit.approve': 'actApproveDeposit',
  'deposit.reject': 'actRejectDeposit',
  'withdrawal.claim': 'actClaimWithdrawal',
  'withdrawal.approve': 'actApproveWithdrawal',
  'withdrawal.reject': 'actRejectWithdrawal',
  'player.block': 'actBlock',
  'player.open': 'actOpen',
  'market.suspend': 'actSuspendMarket',
  'market.resume': 'actResumeMarket',
  'market.settle': 'actSettleMarket',
  'market.ask': 'actAskMarket',
  'market.approve': 'actApproveMarket',
  'market.reject': 'actRejectMarket',
}

/** What was done, in words; the code that the chain keeps stands in the title. */
export function ActWord({ act }: { act: string }) {
  const t = useText(supportText)
  const word = words[act]
  return (
    <span className="whitespace-nowrap" title={act}>
      {word === undefined ? act : t(word)}
    </span>
  )
}
