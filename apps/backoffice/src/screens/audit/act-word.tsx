import { APPROVAL_KINDS } from '@maidan/contract'
import { approvalsText, supportText } from '@maidan/locales'
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
  'withdrawal.send': 'actSendWithdrawal',
  'withdrawal.reject': 'actRejectWithdrawal',
  'setting.set': 'actSetSetting',
  'method.stop': 'actStopMethod',
  'receiving.close': 'actCloseReceiving',
  'receiving.lower': 'actLowerReceiving',
  'game.stop': 'actStopGame',
  'provider.stop': 'actStopProvider',
  'provider.lower': 'actLowerMost',
  'promotion.hide': 'actHidePromotion',
  'free_rounds.cancel': 'actCancelFreeRounds',
  'device.add': 'actAddDevice',
  'device.part': 'actShowDevicePart',
  'device.revoke': 'actRevokeDevice',
  'page.publish': 'actPublishPage',
  'front.end': 'actEndFront',
  'front.order': 'actOrderFront',
  'case.take': 'actTakeCase',
  'case.note': 'actNoteCase',
  'case.watch': 'actWatchCase',
  'case.clear': 'actClearCase',
  'case.confirm': 'actConfirmCase',
  'sweep.prepare': 'actPrepareSweep',
  'sweep.end': 'actEndSweep',
  'difference.close': 'actCloseDifference',
  'chat.answer': 'actAnswerChat',
  'player.block': 'actBlock',
  'player.open': 'actOpen',
  'market.suspend': 'actSuspendMarket',
  'market.resume': 'actResumeMarket',
  'market.settle': 'actSettleMarket',
  'market.ask': 'actAskMarket',
  'market.approve': 'actApproveMarket',
  'market.reject': 'actRejectMarket',
}

/** What is asked of a second person is named by its kind and what became of it. */
const decisions = ['ask', 'agree', 'refuse', 'withdraw'] as const

function useWords(): (act: string) => string {
  const t = useText(supportText)
  const approval = useText(approvalsText)
  return (act) => {
    const word = words[act]
    if (word !== undefined) return t(word)
    const kind = APPROVAL_KINDS.find((one) => act.startsWith(`${one}.`))
    const decision = decisions.find((one) => act === `${kind}.${one}`)
    if (kind === undefined || decision === undefined) return act
    return `${approval(`kind_${kind}`)}: ${approval(`act_${decision}`)}`
  }
}

/** What was done, in words; the code that the chain keeps stands in the title. */
export function ActWord({ act }: { act: string }) {
  const say = useWords()
  return (
    <span className="whitespace-nowrap" title={act}>
      {say(act)}
    </span>
  )
}
