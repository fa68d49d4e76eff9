import { StoryFrame } from './story-frame'

type Props = { stories: readonly (readonly [story: string, caption: string])[] }

/** Stories as a desktop shows them, two in a row. */
export function StoryFrames({ stories }: Props) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {stories.map(([story, caption]) => (
        <StoryFrame key={story} story={story} caption={caption} height={300} />
      ))}
    </div>
  )
}
