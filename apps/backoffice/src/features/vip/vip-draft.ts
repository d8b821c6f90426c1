import { languages } from '@maidan/locales'
import type { VipDraft, VipRecord } from './queries.ts'

export type LevelDraft = VipDraft['levels'][number]

/** What a level of a house without any may begin with. */
const firstFrom = '0'
const firstEarns = '100'

export function vipDraftOf({ levels, weights, changed_at }: VipRecord): VipDraft {
  return {
    levels: levels.map(({ names, from, earns }) => ({ names, from, earns })),
    weights,
    changed_at,
  }
}

/** The draft with one more level, which still lacks its names and its points. */
export function withLevel(draft: VipDraft): VipDraft {
  const last = draft.levels.at(-1)
  const level = {
    names: languages.map((language) => ({ language, name: '' })),
    from: last ? '' : firstFrom,
    earns: last?.earns ?? firstEarns,
  }
  return { ...draft, levels: [...draft.levels, level] }
}

export function withoutLevel(draft: VipDraft, step: number): VipDraft {
  return { ...draft, levels: draft.levels.filter((_, at) => at !== step) }
}

export function withChange(draft: VipDraft, step: number, change: Partial<LevelDraft>): VipDraft {
  const levels = draft.levels.map((level, at) => (at === step ? { ...level, ...change } : level))
  return { ...draft, levels }
}
