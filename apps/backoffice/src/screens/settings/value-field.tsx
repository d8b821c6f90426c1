import { readCountryList, writeCountryList } from '@maidan/contract'
import { countryName, languages, localeOf, settingsText } from '@maidan/locales'
import { Field, FieldFrame, inputClass, SelectField, useLanguage, useText } from '@maidan/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import type { Setting, SettingValue } from '../../features/settings/queries.ts'
import { ReachBoxes } from '../../parts/reach/reach-boxes.tsx'
import { useOptionWord } from '../../parts/settings/setting-words.tsx'

type Props = {
  setting: Setting
  value: SettingValue
  error: string | undefined
  onChange: (value: SettingValue) => void
}

/** The field that suits what the setting may be. */
export function ValueField({ setting, value, error, onChange }: Props) {
  const t = useText(settingsText)
  const option = useOptionWord()
  const label = t('newValue')
  const plain = typeof value === 'object' ? '' : String(value)
  switch (setting.kind) {
    case 'texts':
      return <TextsField error={error} onChange={onChange} setting={setting} value={value} />
    case 'flag':
      return (
        <SelectField
          error={error}
          label={label}
          onChange={({ target }) => onChange(target.value === '1' ? 1 : 0)}
          options={[
            { value: '1', label: t('flag_on') },
            { value: '0', label: t('flag_off') },
          ]}
          value={plain}
        />
      )
    case 'choice':
      return (
        <SelectField
          error={error}
          label={label}
          onChange={({ target }) => onChange(target.value)}
          options={setting.options.map((one) => ({ value: one, label: option(one) }))}
          value={plain}
        />
      )
    case 'countries':
      return <CountriesField error={error} onChange={onChange} setting={setting} value={value} />
    case 'text':
    case 'link':
    case 'decimal':
      return (
        <Field
          autoComplete="off"
          error={error}
          inputMode={inputModes[setting.kind]}
          label={label}
          maxLength={setting.length_max ?? undefined}
          onChange={({ target }) => onChange(target.value)}
          value={plain}
        />
      )
  }
}

const inputModes = { text: 'text', link: 'url', decimal: 'decimal' } as const

/** Which countries, in the order of the house; one that is not served any more can be taken off. */
function CountriesField({ setting, value, error, onChange }: Props) {
  const t = useText(settingsText)
  const language = useLanguage()
  const ticked = countriesOf(value)
  const all = [...new Set([...setting.options, ...countriesOf(setting.value)])]
  return (
    <ReachBoxes
      error={error}
      label={t('newValue')}
      names={all.map((key) => ({ key, name: countryName(key, language) }))}
      onChange={(next) => onChange(writeCountryList(all.filter((one) => next.includes(one))))}
      ticked={ticked}
    />
  )
}

const countriesOf = (value: SettingValue) => readCountryList(typeof value === 'string' ? value : '')

/** The same words in every language; in the first one they may be missing only if all are. */
function TextsField({ setting, value, error, onChange }: Props) {
  const t = useText(settingsText)
  const id = useId()
  const words = typeof value === 'object' ? value : {}
  return languages.map((language) => (
    <FieldFrame
      error={language === languages[0] ? error : undefined}
      id={`${id}-${language}`}
      key={language}
      label={t('inLanguage', { language: localeOf(language).name })}
    >
      <textarea
        className={clsx(inputClass, 'h-28! resize-y py-3')}
        id={`${id}-${language}`}
        lang={language}
        maxLength={setting.length_max ?? undefined}
        onChange={({ target }) => onChange({ ...words, [language]: target.value })}
        value={words[language] ?? ''}
      />
    </FieldFrame>
  ))
}
