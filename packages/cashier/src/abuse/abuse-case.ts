/** How a case stands: nobody has decided, it is kept in sight, it is nothing, it is what it looks like. */
export const ABUSE_STATES = ['open', 'watching', 'cleared', 'confirmed'] as const
export type AbuseState = (typeof ABUSE_STATES)[number]

/** What staff may do with a case. None of it touches the accounts. */
export const ABUSE_ACTS = ['take', 'note', 'watch', 'clear', 'confirm'] as const
export type AbuseAct = (typeof ABUSE_ACTS)[number]

const ACTS_OF = {
  open: ['take', 'note', 'watch', 'clear', 'confirm'],
  watching: ['take', 'note', 'clear', 'confirm'],
  cleared: ['note'],
  confirmed: ['take', 'note', 'clear'],
} as const satisfies Record<AbuseState, readonly AbuseAct[]>

/** What may be done with a case in a state. */
export function abuseActs(state: AbuseState): readonly AbuseAct[] {
  return ACTS_OF[state]
}

/** The state after an act; null where it may not be done. */
export function stateAfterAct(state: AbuseState, act: AbuseAct): AbuseState | null {
  if (!abuseActs(state).includes(act)) return null
  switch (act) {
    case 'take':
    case 'note':
      return state
    case 'watch':
      return 'watching'
    case 'clear':
      return 'cleared'
    case 'confirm':
      return 'confirmed'
  }
}

/** Whether an act takes words that say why. */
export function needsReason(act: AbuseAct): boolean {
  return act !== 'take'
}
