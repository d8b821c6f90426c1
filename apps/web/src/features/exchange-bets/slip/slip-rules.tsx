import { slipText } from '@maidan/locales'
import { useText } from '../../../lib/text/language.ts'
import { ChoicePair } from './choice-pair.tsx'
import { SlipOptions } from './slip-options.tsx'
import type { SlipParts } from './slip-parts.ts'

/** What becomes of a bet when play starts, at a wicket or when the rate moves, in plain words. */
export function SlipRules({
  selection,
  draft,
  market,
  onChange,
}: Omit<SlipParts, 'moved' | 'live'>) {
  const t = useText(slipText)
  if (selection.kind !== 'match_odds') {
    return (
      <ChoicePair
        items={[
          { value: 'ask', label: t('ask'), means: t('askMeans') },
          { value: 'any', label: t('acceptAny'), means: t('acceptAnyMeans') },
        ]}
        label={t('oddsMove')}
        onChange={(value) => onChange({ acceptAny: value === 'any' })}
        value={draft.acceptAny ? 'any' : 'ask'}
      />
    )
  }
  if (market === undefined) return null
  const waits = !draft.allOrNothing
  return (
    <>
      {waits && !market.in_play && (
        <ChoicePair
          items={[
            { value: 'lapse', label: t('lapse'), means: t('lapseMeans') },
            { value: 'keep', label: t('keep'), means: t('keepMeans') },
          ]}
          label={t('turnsInPlay')}
          onChange={(persistence) => onChange({ persistence })}
          value={draft.persistence}
        />
      )}
      {waits && (market.in_play || draft.persistence === 'keep') && (
        <ChoicePair
          items={[
            { value: 'lapse', label: t('lapse'), means: t('atEventLapse') },
            { value: 'keep', label: t('keep'), means: t('atEventKeep') },
          ]}
          label={t('atEvent')}
          onChange={(onEvent) => onChange({ onEvent })}
          value={draft.onEvent}
        />
      )}
      <SlipOptions draft={draft} onChange={onChange} />
    </>
  )
}
