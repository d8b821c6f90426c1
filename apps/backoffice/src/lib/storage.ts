import { openStore } from '@maidan/client'

/** What the office keeps on a device: the mark of a session, and the language. */
const store = openStore<'staff_session' | 'language'>()

export const readStored = store.read
export const writeStored = store.write
/** The present value of one key, kept up to date. */
export const useStored = store.useKept
