import type { ByHand, ReceivingAccount } from '../../features/receiving/queries.ts'
import { AddAccountDialog } from './add-account-dialog.tsx'
import { CapsDialog } from './caps-dialog.tsx'
import { SetAccountDialog } from './set-account-dialog.tsx'

/** What is asked for on the screen now. */
export type Open = { kind: 'add' } | { kind: 'caps' | 'set'; account: ReceivingAccount }

type Props = { open: Open; methods: readonly ByHand[]; onClose: () => void }

/** The dialog of one act. */
export function OpenDialog({ open, methods, onClose }: Props) {
  switch (open.kind) {
    case 'add':
      return <AddAccountDialog methods={methods} onClose={onClose} />
    case 'caps':
      return <CapsDialog account={open.account} onClose={onClose} />
    case 'set':
      return <SetAccountDialog account={open.account} onClose={onClose} />
  }
}
