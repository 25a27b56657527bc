// Change: drawn from the site's own file of icons, so that no page brings its shape along.
import Icon from '@site/src/components/Icon';

export default function IconSuccess({className}: {className?: string}) {
  return <Icon name="check" className={className} />;
}
