import '../desk.css'

/** Lists of which one is shown, each with how many it has. */
export function Tabs<Id extends string>({ label, tabs, current, onChoose }: TabsProps<Id>) {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map(({ id, label: name, count }) => (
          <li key={id}>
            <button
              className="tabs__tab"
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => onChoose(id)}
            >
              {name} <span className="tabs__count">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabsProps<Id extends string> {
  /** Names the place for readers who listen. */
  label: string
  tabs: readonly { id: Id; label: string; count: number }[]
  current: Id
  onChoose: (id: Id) => void
}
