import { PROMOTION_CATEGORIES, PROMOTION_PICTURES } from '@maidan/contract/facts'
import { promotionDeskText, promotionsText } from '@maidan/locales'
import { Field, SelectField, siteInstant, Switch, typedTime, useText } from '@maidan/ui'
import { Panel } from '../../parts/panel.tsx'
import { categoryKeys } from '../../parts/promotions/promotion-words.tsx'
import type { FormProps } from './form-props.ts'

/** Whether, when and where players see it. */
export function PlaceFields({ draft, onChange, error }: FormProps) {
  const t = useText(promotionDeskText)
  const kept = draft.picture === null ? [{ value: '', label: t('keepPicture') }] : []
  return (
    <Panel title={t('place')}>
      <div className="flex flex-col gap-3 pb-2">
        <Switch
          checked={draft.status === 'display'}
          hint={t('shownHint')}
          label={t('shown')}
          onChange={(isShown) => onChange({ ...draft, status: isShown ? 'display' : 'active' })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          {(['starts', 'ends'] as const).map((name) => (
            <Field
              error={error(`${name}_at`)}
              key={name}
              label={t(name)}
              onChange={({ target }) =>
                onChange({ ...draft, [`${name}_at`]: siteInstant(target.value) ?? '' })
              }
              step={1}
              type="datetime-local"
              value={typedTime(draft[`${name}_at`])}
            />
          ))}
        </div>
        <SelectField
          label={t('picture')}
          onChange={({ target }) => {
            const picture = PROMOTION_PICTURES.find((one) => one === target.value) ?? null
            onChange({ ...draft, picture })
          }}
          options={[
            ...kept,
            ...PROMOTION_PICTURES.map((one) => ({ value: one, label: t(`picture_${one}`) })),
          ]}
          value={draft.picture ?? ''}
        />
        <Categories draft={draft} onChange={onChange} />
      </div>
    </Panel>
  )
}

function Categories({ draft, onChange }: Omit<FormProps, 'error'>) {
  const t = useText(promotionDeskText)
  const word = useText(promotionsText)
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm font-medium">{t('categories')}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {categoryKeys.map((key) => {
          const category = PROMOTION_CATEGORIES[key]
          const rest = draft.categories.filter((one) => one !== category)
          return (
            <label className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm" key={key}>
              <input
                checked={draft.categories.includes(category)}
                className="size-4 accent-grass"
                onChange={({ target }) =>
                  onChange({ ...draft, categories: target.checked ? [...rest, category] : rest })
                }
                type="checkbox"
              />
              {word(key)}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
