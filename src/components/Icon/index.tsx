import useBaseUrl from '@docusaurus/useBaseUrl';
import type {IconName} from './names';

interface IconProps {
  name: IconName;
  /** Width and height in CSS pixels; where it is left out, a style says it. */
  size?: number;
  strokeWidth?: number;
  className?: string;
}

/** A shape of `static/img/icons.svg`. Says nothing to screen readers: what it stands in does. */
export default function Icon({name, size, strokeWidth = 2, className}: IconProps) {
  return (
    <svg className={className} width={size} height={size} strokeWidth={strokeWidth} aria-hidden>
      <use href={`${useBaseUrl('/img/icons.svg')}#${name}`} />
    </svg>
  );
}
