import JumpLinks from '../JumpLinks';

/** The content of an empty search: links to popular pages. */
export default function Start({text, onFollow}: {text: string | undefined; onFollow: () => void}) {
  return (
    <>
      {text && `${text}. `}Jump to:
      <span className="search-jumps">
        <JumpLinks onFollow={onFollow} />
      </span>
    </>
  );
}
