import { type SystemConfigKey, systemConfigKeys, systemConfigValues } from '@casino/features/content/systemConfig'
import { ScrollArea } from './ScrollArea.tsx'

const isReader = (key: SystemConfigKey) => systemConfigValues[key].readers.length > 0
const rows = [...systemConfigKeys.filter(isReader), ...systemConfigKeys.filter((key) => !isReader(key))]

/** Every value of the system configuration, from the table that the site parses them with. */
export const SystemConfigTable = () => (
  <ScrollArea label="Values of the system configuration">
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Effect</th>
          <th>Written as</th>
          <th>Default</th>
          <th>Read by</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((key) => {
          const { name, effect, form, example, fallback, readers, protectsPlayers } = systemConfigValues[key]
          return (
            <tr key={key}>
              <td>
                <code>{name}</code>
                <br />
                in code <code>{key}</code>
              </td>
              <td>
                {effect}
                {protectsPlayers && <strong> Protects players: a value outside its bounds is replaced by the default.</strong>}
              </td>
              <td>
                {form}: <code>{example}</code>
              </td>
              <td>
                <code>{JSON.stringify(fallback)}</code>
              </td>
              <td>{readers.join(', ') || 'nothing yet'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </ScrollArea>
)
