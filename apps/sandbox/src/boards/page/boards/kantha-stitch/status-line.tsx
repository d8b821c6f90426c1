import { KANTHA_CHOSEN_MAX, kanthaChanceOf, type KanthaSetup, percentText } from '@maidan/casino'
import { multipleText } from './multiple-text.ts'
import type { KanthaProps } from './props.ts'
import { hitsOf, type StitchView } from './stitch-steps.ts'
import { countText } from '../../../../games/page/words/count-text.ts'

type StatusLineProps = { table: KanthaProps; setup: KanthaSetup; view: StitchView }

/** What there is to know now: what is chosen, how far the needle is, or what came of it. */
export function StatusLine({ table, setup, view }: StatusLineProps) {
  const { voice, phase } = table
  const won = view.outcome === null ? 'none' : view.outcome.multipleCenti > 100 ? 'more' : 'less'
  const hits = hitsOf(view.stitched, setup.chosen)
  return (
    <p className="kantha-line" data-won={won}>
      <span role="status">{textOf(table, setup, view)}</span>
      {phase === 'showing' && view.outcome === null && <b>{voice.say('hitNow', { hits })}</b>}
    </p>
  )
}

function textOf({ voice, phase }: KanthaProps, setup: KanthaSetup, view: StitchView): string {
  const { say, money } = voice
  const count = setup.chosen.length
  if (view.outcome !== null) {
    const { hits, multipleCenti, winMinor } = view.outcome
    if (multipleCenti === 0) return say('lost', { hits, count })
    const multiple = multipleText(multipleCenti)
    return say('paid', { hits, count, multiple, amount: money(BigInt(winMinor)) })
  }
  if (phase === 'showing') return say('stitching')
  if (count === 0) return say('none', { most: KANTHA_CHOSEN_MAX })
  const chance = percentText(kanthaChanceOf(setup.risk, count, 1))
  return say('chosen', {
    count,
    most: KANTHA_CHOSEN_MAX,
    chance: countText(voice.language, chance),
  })
}
