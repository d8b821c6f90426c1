import { vipDeskText } from '@maidan/locales'
import { EmptyState, useLanguage, useText } from '@maidan/ui'
import type { VipRecord } from '../../features/vip/queries.ts'
import { Panel } from '../../parts/panel.tsx'
import { WeightWords } from '../../parts/promotions/promotion-words.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { TooDear } from './too-dear.tsx'
import { Scroller } from '../../parts/tables/scroller.tsx'

/** The levels to read, for those who are asked about them. */
export function LevelTable({ record, title }: { record: VipRecord; title: string }) {
  const t = useText(vipDeskText)
  return (
    <>
      <ScreenHead title={title} />
      <Scroller className="min-h-0 flex-1" label={title}>
        <div className="grid max-w-4xl gap-4 p-4">
          <TooDear record={record} />
          <p className="text-sm text-quiet">{t('lead')}</p>
          {record.levels.length === 0 ? (
            <EmptyState hint={t('noneHint')} title={t('none')} />
          ) : (
            <Levels levels={record.levels} />
          )}
          <Panel title={t('weights')}>
            <p className="py-2 text-sm">
              <WeightWords weights={record.weights} />
            </p>
          </Panel>
        </div>
      </Scroller>
    </>
  )
}

const cell = 'py-2 pr-4'

function Levels({ levels }: Pick<VipRecord, 'levels'>) {
  const t = useText(vipDeskText)
  const language = useLanguage()
  return (
    <Panel title={t('levels')}>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-left text-xs text-quiet">
            <th className={cell} scope="col">
              {t('levels')}
            </th>
            <th className={cell} scope="col">
              {t('from')}
            </th>
            <th className={cell} scope="col">
              {t('earns')}
            </th>
            <th className={cell} scope="col">
              {t('players')}
            </th>
          </tr>
        </thead>
        <tbody className="tabular divide-y divide-field-800">
          {levels.map(({ names, from, earns, players }) => (
            <tr key={from}>
              <th className={`${cell} text-left`} scope="row">
                {names.find((one) => one.language === language)?.name}
              </th>
              <td className={cell}>{from}</td>
              <td className={cell}>{earns}</td>
              <td className={cell}>{players}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}
