import { playersText } from '@maidan/locales'
import { Badge, Button, useText } from '@maidan/ui'
import { useState } from 'react'
import type { PlayerRecord } from '../../features/players/queries.ts'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'

type Props = { player: PlayerRecord; mayReset: boolean }

/** Whether a log-in of the player asks for a code, and the way to turn that off for them. */
export function FactorLine({ player, mayReset }: Props) {
  const t = useText(playersText)
  const [asks, setAsks] = useState(false)
  const on = player.second_factor
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <span className="flex-1">{t('logInCode')}</span>
      <Badge tone={on ? 'good' : 'neutral'}>{t(on ? 'codeOn' : 'codeOff')}</Badge>
      {on && mayReset && (
        <Button
          aria-label={`${t('doResetCode')}: ${t('logInCode')}`}
          className="min-w-20"
          look="danger"
          onClick={() => setAsks(true)}
          size="small"
        >
          {t('doResetCode')}
        </Button>
      )}
      {asks && <ResetFactorDialog onClose={() => setAsks(false)} player={player} />}
    </li>
  )
}
