import { devicesText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { useId } from 'react'
import type { Account } from '../../features/devices/queries.ts'

type Props = {
  accounts: readonly Account[]
  /** Their ids. */
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: string[]) => void
}

/** The accounts that are in no phone, to choose from. */
export function AccountChoice({ accounts, chosen, error, onChange }: Props) {
  const t = useText(devicesText)
  const note = useId()
  if (accounts.length === 0) return <p className="text-sm text-amber">{t('noneFree')}</p>
  return (
    <fieldset aria-describedby={note} className="min-w-0">
      <legend className="text-sm font-medium">{t('choose')}</legend>
      <div className="mt-1 max-h-60 divide-y divide-field-800 overflow-y-auto rounded-md border border-field-700">
        {accounts.map((account) => (
          <AccountRow
            account={account}
            isBad={error !== undefined}
            isChosen={chosen.includes(String(account.id))}
            key={account.id}
            onToggle={(id, isOn) =>
              onChange(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      <p
        className={error === undefined ? 'mt-1 text-xs text-quiet' : 'mt-1 text-xs text-clay-soft'}
        id={note}
      >
        {error ?? t('chooseHint')}
      </p>
    </fieldset>
  )
}

type RowProps = {
  account: Account
  isBad: boolean
  isChosen: boolean
  onToggle: (id: string, isOn: boolean) => void
}

function AccountRow({ account, isBad, isChosen, onToggle }: RowProps) {
  const { id, method, type, number } = account
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 px-3 text-sm hover:bg-field-800">
      <input
        aria-invalid={isBad}
        checked={isChosen}
        className="size-4 accent-grass"
        onChange={(event) => onToggle(String(id), event.target.checked)}
        type="checkbox"
      />
      <span className="flex-1">
        {method} <span className="text-quiet">{type}</span>
      </span>
      <span className="tabular">{number}</span>
    </label>
  )
}
