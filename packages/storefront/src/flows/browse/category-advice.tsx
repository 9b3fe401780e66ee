import { CategoryContent, List } from '@colada/ui'
import { useTranslation } from 'react-i18next'
import type { CategoryContentText } from '../../features/content/text-schemas.ts'

/** Editorial content of a category, below its products. */
export default function CategoryAdvice({ content }: { content: CategoryContentText }) {
  const { t } = useTranslation('catalogue')
  return (
    <CategoryContent
      heading={content.title}
      headingLevel={2}
      intro={content.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      blocks={[
        {
          id: 'advice',
          title: t('catalogue:advice'),
          body: <List items={content.points.map((point) => ({ id: point, content: point }))} />,
        },
      ]}
    />
  )
}
