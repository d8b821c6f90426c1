import { readCountryList, SETTING_NAMES, type SettingName } from '@maidan/contract'
import { countryNames, settingsText, type PlainKey } from '@maidan/locales'
import { useLanguage, useText } from '@maidan/ui'

/** What a choice may be, in words; one that has none is shown as it stands. */
const optionWords: Readonly<Record<string, PlainKey<typeof settingsText.en>>> = {
  landing: 'option_landing',
  lobby: 'option_lobby',
  on: 'flag_on',
  off: 'flag_off',
  ewallet: 'option_ewallet',
  list: 'option_list',
}

/** Settings that are on or off, so that 0 of another one stays a number. */
const flags: readonly string[] = [
  'site_status',
  'withdrawal_status',
  'deposit_auto_credit',
] satisfies SettingName[]

/** Settings that name countries; none of them means any. */
const countryLists: readonly string[] = ['referral_countries'] satisfies SettingName[]

/** The name of a setting, in words. */
export function SettingWord({ name }: { name: string }) {
  const t = useText(settingsText)
  const known = SETTING_NAMES.find((one) => one === name)
  return known === undefined ? name : t(`name_${known}`)
}

export function useOptionWord(): (option: string) => string {
  const t = useText(settingsText)
  return (option) => {
    const word = optionWords[option]
    return word === undefined ? option : t(word)
  }
}

/** The value of a setting as people read it. */
export function SettingValueText({ name, value }: { name: string; value: string }) {
  const t = useText(settingsText)
  const option = useOptionWord()
  const language = useLanguage()
  if (countryLists.includes(name))
    return value === '' ? t('anyCountry') : countryNames(readCountryList(value), language)
  if (flags.includes(name)) return t(value === '1' ? 'flag_on' : 'flag_off')
  if (value.startsWith('{')) return <ByLanguage value={value} />
  if (value === '') return <span className="text-quiet">{t('none')}</span>
  return <span className="wrap-anywhere">{option(value)}</span>
}

/** Words of a setting by language, each on lines of its own. */
function ByLanguage({ value }: { value: string }) {
  const t = useText(settingsText)
  const texts = Object.entries(JSON.parse(value) as Record<string, string>)
  return texts.map(([language, text]) => (
    <span className="block wrap-anywhere whitespace-pre-wrap" key={language} lang={language}>
      {text === '' ? t('none') : text}
    </span>
  ))
}
