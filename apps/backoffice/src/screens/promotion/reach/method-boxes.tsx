import { promotionDeskText } from '@maidan/locales'
import { useText } from '@maidan/ui'
import { usePromotions } from '../../../features/promotions/queries.ts'
import type { FormProps } from '../form-props.ts'

/** By which methods a deposit for it has to come; none ticked means by any. */
export function MethodBoxes({ draft, onChange }: Omit<FormProps, 'error'>) {
  const t = useText(promotionDeskText)
  const methods = usePromotions().data?.methods ?? []
  const toggle = (key: string, isOn: boolean) => {
    const others = draft.methods.filter((one) => one !== key)
    onChange({ ...draft, methods: isOn ? [...others, key] : others })
  }
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t('methods')}</legend>
      <p className="text-xs text-quiet">{t('methodsHint')}</p>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {methods.map(({ key, name }) => (
          <label className="flex min-h-11 items-center gap-2 text-sm" key={key}>
            <input
              checked={draft.methods.includes(key)}
              className="size-5 accent-floodlight"
              onChange={({ target }) => toggle(key, target.checked)}
              type="checkbox"
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
