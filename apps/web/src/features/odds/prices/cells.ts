import { replaceEqualDeep } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { tellWatchers, untell } from '../feed/tell-watchers.ts'

/**
 * Values by key, each watched by itself. A new value keeps every part that has not changed, so
 * that only what did change is drawn again.
 */
export type Cells<T> = {
  read: (key: string) => T | undefined
  put: (key: string, value: T) => void
  /** Calls back soon after a change of the key's value; returns the way to stop. */
  watch: (key: string, listener: () => void) => () => void
}

export function createCells<T>(): Cells<T> {
  const values = new Map<string, T>()
  const listeners = new Map<string, Set<() => void>>()
  return {
    read: (key) => values.get(key),
    put(key, value) {
      const before = values.get(key)
      const after: T = replaceEqualDeep(before, value)
      if (after === before) return
      values.set(key, after)
      tellWatchers(listeners.get(key) ?? [])
    },
    watch(key, listener) {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => {
        known.delete(listener)
        untell(listener)
        if (known.size === 0 && listeners.get(key) === known) listeners.delete(key)
      }
    },
  }
}

/** A part of one value, kept up to date; drawn again only when the part changes. */
export function useCell<T, Part>(
  cells: Cells<T>,
  key: string,
  pick: (value: T | undefined) => Part,
): Part {
  return useSyncExternalStore(
    (listener) => cells.watch(key, listener),
    () => pick(cells.read(key)),
  )
}
