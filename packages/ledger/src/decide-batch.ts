import type { Account, Hold } from './account.ts'
import type { Command, CommandResult, Posting } from './command.ts'
import { applyStep, type Book, type Draft } from './draft.ts'

/** What a decided batch writes, and what it answers to each command in order. */
export type BatchDecision = {
  results: CommandResult[]
  /** Keys and fingerprints of the commands that were posted now. */
  commands: { key: string; fingerprint: string }[]
  postings: Posting[]
  /** Kept accounts that changed, in their state after the batch. */
  accounts: Extract<Account, { kept: true }>[]
  /** Holds that were placed or changed, in their state after the batch. */
  holds: Hold[]
}

/**
 * Decides many commands in order, each one whole or not at all, each refused on its own. Pure:
 * the caller has read the book under lock and writes the decision in the same transaction.
 */
export function decideBatch(book: Book, commands: readonly Command[]): BatchDecision {
  const posted = new Map(book.posted)
  const state: Draft = {
    accounts: new Map(book.accounts),
    holds: new Map(book.holds),
    postings: [],
  }
  const fresh: BatchDecision['commands'] = []
  const results = commands.map((command): CommandResult => {
    const known = posted.get(command.key)
    if (known === command.fingerprint) return { status: 'repeated' }
    if (known !== undefined) return { status: 'refused', code: 'KEY_CONFLICT' }
    const result = applyWhole(state, command)
    if (result.status !== 'posted') return result
    posted.set(command.key, command.fingerprint)
    fresh.push({ key: command.key, fingerprint: command.fingerprint })
    return result
  })
  return { results, commands: fresh, postings: state.postings, ...changes(book, state) }
}

function applyWhole(state: Draft, command: Command): CommandResult {
  const before = remember(state, command)
  for (const step of command.steps) {
    const code = applyStep(state, command.key, step)
    if (!code) continue
    restore(state, before)
    return { status: 'refused', code }
  }
  return { status: 'posted' }
}

type Memory = {
  accounts: [bigint, Account | undefined][]
  holds: [string, Hold | undefined][]
  postings: number
}

/** Only what the command can touch is remembered, so that a batch costs its own length. */
function remember(state: Draft, command: Command): Memory {
  const holdKeys = command.steps.flatMap((step) => (step.kind === 'transfer' ? [] : [step.hold]))
  const ids = command.steps.flatMap((step) => touched(state, step))
  return {
    accounts: ids.map((id) => [id, state.accounts.get(id)]),
    holds: holdKeys.map((key) => [key, state.holds.get(key)]),
    postings: state.postings.length,
  }
}

function touched(state: Draft, step: Command['steps'][number]): bigint[] {
  switch (step.kind) {
    case 'transfer':
      return [step.from, step.to]
    case 'hold':
      return [step.cash, step.held]
    case 'post_hold':
    case 'void_hold': {
      const hold = state.holds.get(step.hold)
      const to = step.kind === 'post_hold' ? [step.to] : []
      return hold ? [hold.cash, hold.held, ...to] : to
    }
  }
}

function restore(state: Draft, before: Memory) {
  for (const [id, account] of before.accounts) if (account) state.accounts.set(id, account)
  for (const [key, hold] of before.holds) {
    if (hold) state.holds.set(key, hold)
    else state.holds.delete(key)
  }
  state.postings.length = before.postings
}

function changes(book: Book, state: Draft) {
  const accounts: BatchDecision['accounts'] = []
  for (const account of state.accounts.values())
    if (account.kept && book.accounts.get(account.id) !== account) accounts.push(account)
  const holds = [...state.holds.values()].filter((hold) => book.holds.get(hold.key) !== hold)
  return { accounts, holds }
}
