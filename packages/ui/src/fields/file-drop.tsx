import { useState, type ReactNode } from 'react'
import type { Html } from '../internal/html.ts'
import { UploadIcon } from '../media/subject-icons.ts'
import { accepts } from './accepts.ts'
import * as styles from './file-drop.css.ts'
import { DroppedFile, type DroppedFileView } from './internal/dropped-file.tsx'
import { useFieldIds, type FieldLabels } from './internal/field-ids.ts'
import { Field } from './internal/field.tsx'

export type FileDropProps = Html<'input', 'type' | 'value' | 'onChange' | 'children'> &
  FieldLabels & {
    readonly files: readonly DroppedFileView[]
    readonly labels: {
      readonly choose: ReactNode
      /** Shown to mouse users: that files can be dropped here. */
      readonly drop: ReactNode
      readonly remove: (name: string) => string
    }
    readonly onAdd: (files: readonly File[]) => void
    /** Called with dropped files that do not match `accept`: browsers do not check it on drop. */
    readonly onReject?: (files: readonly File[]) => void
    readonly onRemove: (id: string) => void
  }

/** A file input with drag and drop. The caller holds `files` with the state of each upload. */
export function FileDrop(props: FileDropProps) {
  const { label, hideLabel, optional, hint, error, files, labels, onAdd, onReject, onRemove, ...input } =
    props
  const { control, ...ids } = useFieldIds({ hint, error }, input.id, input['aria-describedby'])
  const [over, setOver] = useState(false)

  const take = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    const given = [...(target.files ?? [])]
    // Allows choosing the same file again after its removal.
    target.value = ''
    const fitting = given.filter((file) => accepts(file, input.accept))
    if (fitting.length > 0) onAdd(fitting)
    if (fitting.length < given.length) onReject?.(given.filter((file) => !fitting.includes(file)))
  }

  return (
    <Field {...{ label, hideLabel, optional, hint, error }} {...ids}>
      <span
        className={styles.zone}
        data-over={over || undefined}
        onDragEnter={() => setOver(!input.disabled)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <input {...input} {...control} type="file" className={styles.input} onChange={take} />
        <span className={styles.dropArea} aria-hidden="true">
          <UploadIcon size="large" />
          <span className={styles.choose}>{labels.choose}</span>
          <span className={styles.drop}>{labels.drop}</span>
        </span>
      </span>
      {files.length > 0 && (
        <ul role="list" className={styles.files}>
          {files.map((file) => (
            <DroppedFile
              key={file.id}
              {...file}
              removeLabel={labels.remove(file.name)}
              onRemove={() => {
                onRemove(file.id)
                // The focused button is removed with its file.
                document.getElementById(ids.controlId)?.focus()
              }}
            />
          ))}
        </ul>
      )}
    </Field>
  )
}
