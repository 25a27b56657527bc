import {Children, Fragment, isValidElement, type ReactNode} from 'react';
import StartHere from '../StartHere';
import styles from './styles.module.css';

/** Whether a child is the heading of a step: only headings have an id. */
const isHeading = (child: ReactNode): boolean =>
  isValidElement<{id?: unknown}>(child) && typeof child.props.id === 'string';

/** Numbers the level-3 headings inside it; each heading keeps its own link. A reader may start at any but the first. */
export default function Steps({children}: {children: ReactNode}) {
  const all = Children.toArray(children);
  const first = all.findIndex(isHeading);
  return (
    <div className={styles.steps}>
      {all.map((child, index) =>
        isHeading(child) && index !== first ? (
          <Fragment key={index}>
            {child}
            <StartHere />
          </Fragment>
        ) : (
          child
        ),
      )}
    </div>
  );
}
