import { languages, localeOf, settingsText } from '@maidan/locales'
import { Badge, Button, siteTime, useText } from '@maidan/ui'
import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'
import type { Setting } from '../../features/settings/queries.ts'
import { SettingValueText } from '../../parts/settings/setting-words.tsx'

type Props = {
  setting: Setting
  /** Nothing for those who only read. */
  onChange: (() => void) | undefined
}

/** One setting: what it is, what it means, what it is now, who made it so. */
export function SettingLine({ setting, onChange }: Props) {
  const t = useText(settingsText)
  const name = t(`name_${setting.name}`)
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 py-2.5 text-sm">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-0.5">
        <b className="font-semibold">{name}</b>
        <span className="text-xs text-quiet">{t(`means_${setting.name}`)}</span>
        <div className="mt-1 font-medium">
          <ValueNow setting={setting} />
        </div>
        <ChangedBy setting={setting} />
      </div>
      {setting.approval_id !== null && (
        <Link className="flex min-h-11 items-center" to={paths.approvals}>
          <Badge tone="waiting">{t('waits')}</Badge>
        </Link>
      )}
      {setting.approval_id === null && onChange !== undefined && (
        <Button
          aria-label={t('changeWhat', { name })}
          look="secondary"
          onClick={onChange}
          size="small"
        >
          {t('change')}
        </Button>
      )}
    </li>
  )
}

function ValueNow({ setting: { name, value } }: { setting: Setting }) {
  if (typeof value !== 'object') return <SettingValueText name={name} value={String(value)} />
  return languages.map((language) => (
    <p className="flex gap-2" key={language}>
      <span className="shrink-0 text-quiet">{localeOf(language).name}</span>
      <span lang={language}>
        <SettingValueText name={name} value={value[language] ?? ''} />
      </span>
    </p>
  ))
}

function ChangedBy({ setting: { changed_by, changed_at } }: { setting: Setting }) {
  const t = useText(settingsText)
  return (
    <span className="text-xs text-quiet">
      {changed_by === null || changed_at === null
        ? t('firstValue')
        : t('changedBy', { name: changed_by, time: siteTime(changed_at) })}
    </span>
  )
}
