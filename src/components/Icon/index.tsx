import useBaseUrl from '@docusaurus/useBaseUrl';
import type {IconName} from './names';

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels; by default, a style sets the size. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** A shape of `static/img/icons.svg`, hidden from screen readers. */
export default function Icon({name, size, strokeWidth = 2, className}: IconProps) {
  return (
    <svg className={className} width={size} height={size} strokeWidth={strokeWidth} aria-hidden>
      <use href={`${useBaseUrl('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
