import '../forms.css'
import { type ReactNode, useRef } from 'react'
import { Actions } from '../actions/actions.tsx'
import { Button } from '../button/button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

/**
 * A printable sheet, shown as it will look on paper. Only sheets are printed, not the rest of the `main` element. The button of a
 * sheet prints this sheet without the other sheets.
 */
export function PrintSheet({
  id,
  source,
  title,
  date,
  note,
  printLabel,
  isDense = false,
  summary,
  children,
}: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  return (
    <article ref={sheet} id={id} className={isDense ? 'print-sheet print-sheet--dense' : 'print-sheet'}>
      <header className="print-sheet__head">
        <p className="print-sheet__source">
          <span>{source}</span>
          <span>{date}</span>
        </p>
        <h2>{title}</h2>
      </header>
      {summary === undefined ? null : <div className="print-sheet__summary">{summary}</div>}
      <div className="print-sheet__body">{children}</div>
      {note === undefined ? null : <footer className="print-sheet__note">{note}</footer>}
      <Actions>
        <Button kind="quiet" onClick={() => sheet.current && printAlone(sheet.current)}>
          {printLabel}
        </Button>
      </Actions>
    </article>
  )
}

/** `print()` may return before the sheet is printed, so the attribute stays until `afterprint`. */
function printAlone(sheet: HTMLElement) {
  sheet.dataset['alone'] = ''
  window.addEventListener('afterprint', () => delete sheet.dataset['alone'], { once: true })
  window.print()
}

interface PrintSheetProps {
  /** Its id, for links. */
  id?: string
  /** The author of the sheet: the name of the clinic and how to contact it. */
  source: ReactNode
  title: ReactNode
  date: ReactNode
  /** A note below the content, for example that the sheet is not a diagnosis. */
  note?: ReactNode
  printLabel: ReactNode
  /** Prints the text below the summary in small type, so that about fifty answers fit on one page. */
  isDense?: boolean
  /** The content that comes first, such as rows of a SummaryList. */
  summary?: ReactNode
  /** Facts and answers, each under an h3. */
  children: ReactNode
}

/** An empty line to write on by hand; `children` is read only by screen readers. */
export function BlankLine({ isTall = false, children }: BlankLineProps) {
  return (
    <span className={isTall ? 'blank-line blank-line--tall' : 'blank-line'}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </span>
  )
}

interface BlankLineProps {
  /** The line has room for a signature. */
  isTall?: boolean
  children: ReactNode
}
