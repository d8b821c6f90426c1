import { methodsText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import type { Method } from '../../features/methods/queries.ts'
import { ChainState } from './chain-state.tsx'
import { useDuration } from './use-duration.ts'

/** Whether players can pay on a partner's own page or over a chain, and how it has answered lately. */
export function PartnerState({ partner, chain }: Pick<Method, 'partner' | 'chain'>) {
  const t = useText(methodsText)
  const duration = useDuration()
  if (partner === null) return <span className="text-quiet">{t('partnerNone')}</span>
  const { configured, failures, rest_seconds: rest } = partner
  if (!configured) return <span className="text-quiet">{t('partnerMissing')}</span>
  if (failures === 0 && chain === null) return t('partnerWell')
  return (
    <span className="flex flex-col py-1 leading-tight">
      {chain !== null && <ChainState chain={chain} />}
      {rest > 0 && (
        <b className="font-semibold text-clay-soft">
          {t('partnerRests', { time: duration(rest) })}
        </b>
      )}
      {failures > 0 && (
        <span className="text-xs text-amber">{t('partnerFails', { count: failures })}</span>
      )}
    </span>
  )
}
