import { cricketersOf, everyFive, faultOf, fantasyFixture, type Five } from '@maidan/casino'
import { useMemo, useState } from 'react'
import type { BoardVoice } from '../../board.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'
import { EMPTY_DRAFT, hindranceOf, quickPick, toggled, type Draft } from './draft.ts'
import { keepTeam, keptTeam, type KeptKind } from './kept-teams.ts'

/** What a player was just told, and what every draft is asked for else. */
export type DraftHint = { key: FantasyKey; values: Record<string, string | number> }

/** A team being built for a fixture. A series has one fixture, so the draft stays between its matches. */
export function useDraft(place: number, say: BoardVoice<FantasyKey>['say']) {
  const fixture = fantasyFixture(place)
  const all = useMemo(() => cricketersOf(fantasyFixture(place)), [place])
  const [kept, keep] = useState<{ place: number; draft: Draft }>({ place, draft: EMPTY_DRAFT })
  const [told, tell] = useState<FantasyKey | DraftHint | null>(null)
  const fives = useMemo(() => everyFive(all), [all])
  const draft = kept.place === place ? kept.draft : EMPTY_DRAFT
  const change = (next: Draft) => {
    tell(null)
    keep({ place, draft: next })
  }
  const tap = (at: number) => {
    const hindrance = draft.five.includes(at) ? null : hindranceOf(all, draft, at)
    if (hindrance === null) change(toggled(draft, at))
    else tell({ key: `hint-${hindrance}`, values: { name: nameAt(all, at, say) } })
  }
  const load = (kind: KeptKind) => {
    const team = keptTeam(kind, fixture)
    if (team === null) tell(kind === 'last' ? 'noLast' : 'noSaved')
    else change(team)
  }
  const team = useMemo(() => teamOf(draft), [draft])
  const fault = faultOf(all, draft)
  return {
    all,
    draft,
    told,
    fault,
    /** The draft, once it can be played. */
    team: fault === null ? team : null,
    tap,
    load,
    lead: (captain: number) => change({ ...draft, captain }),
    clear: () => change(EMPTY_DRAFT),
    quick: () => change(quickPick(fives, Math.random) ?? EMPTY_DRAFT),
    save: () => {
      if (fault !== null || team === null) return
      keepTeam('saved', fixture, team)
      tell('isSaved')
    },
    keepLast: (played: Five) => keepTeam('last', fixture, played),
  }
}

export type DraftDesk = ReturnType<typeof useDraft>

function teamOf({ five, captain }: Draft): Five | null {
  return captain === null ? null : { five, captain }
}

function nameAt(all: DraftDesk['all'], place: number, say: BoardVoice<FantasyKey>['say']): string {
  const cricketer = all[place]
  return cricketer === undefined ? '' : say(`name-${cricketer.key}`)
}
