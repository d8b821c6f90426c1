import { deskText, settingsText } from '@maidan/locales'
import { SkeletonRows, useText } from '@maidan/ui'
import { useState } from 'react'
import { useMe } from '../../features/overview/queries.ts'
import { useSettings } from '../../features/settings/queries.ts'
import type { Setting } from '../../features/settings/queries.ts'
import { sectionOf, sections } from '../../features/settings/sections.ts'
import { QueryView } from '../../parts/notes/query-view.tsx'
import { Panel } from '../../parts/panel.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { SettingLine } from './setting-line.tsx'

/** What the site says and does; an administrator changes it, an auditor reads it. */
export function Settings() {
  const t = useText(settingsText)
  const title = useText(deskText)('settings')
  const settings = useSettings()
  return (
    <>
      <ScreenHead title={title} />
      <Scroller className="min-h-0 flex-1" label={title}>
        <p className="max-w-3xl px-4 pt-4 text-sm text-quiet">{t('lead')}</p>
        <QueryView query={settings} skeleton={<SkeletonRows count={12} rowClass="h-14" />}>
          {({ data }) => <Sections settings={data} />}
        </QueryView>
      </Scroller>
    </>
  )
}

function Sections({ settings }: { settings: readonly Setting[] }) {
  const t = useText(settingsText)
  const [changed, setChanged] = useState<Setting>()
  const isAdmin = useMe()?.role === 'admin'
  return (
    <div className="grid max-w-6xl items-start gap-4 p-4 xl:grid-cols-2">
      {sections.map((section) => (
        <Panel key={section} title={t(`section_${section}`)}>
          <ul className="divide-y divide-field-800">
            {settings
              .filter(({ name }) => sectionOf[name] === section)
              .map((setting) => (
                <SettingLine
                  key={setting.name}
                  onChange={isAdmin ? () => setChanged(setting) : undefined}
                  setting={setting}
                />
              ))}
          </ul>
        </Panel>
      ))}
      {changed !== undefined && (
        <ChangeDialog onClose={() => setChanged(undefined)} setting={changed} />
      )}
    </div>
  )
}
