import '../study.css'

/** A chance as people in a row, those who receive it ringed; the words beside it say the same. */
export function Chance({ receive, of }: { receive: number; of: number }) {
  return (
    <p className="chance" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <span className={index < receive ? 'chance__one chance__one--chosen' : 'chance__one'} key={index} />
      ))}
    </p>
  )
}
