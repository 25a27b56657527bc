import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import siteConfig from '@generated/docusaurus.config';
import {networkOf, networks, type Network} from '@site/cedra/networks/model';
import styles from './styles.module.css';

const allowed = siteConfig.customFields?.networks as readonly Network['id'][];

/** The networks that the operator allows pages to request. */
export const allowedNetworks = networks.filter(({id}) => allowed.includes(id));

const PARAMETER = 'network';

/**
 * The network of the address or, without one, of the last choice on any page, here or in `NetworkTabs`; and a function
 * that chooses another by its id.
 */
export function useNetwork(): [network: Network, choose: (id: string) => void] {
  const history = useHistory();
  const asked = useQueryStringValue(PARAMETER);
  const [stored, slot] = useStorageSlot(`docusaurus.tab.${PARAMETER}`);
  const network =
    allowedNetworks.find(({id}) => id === (asked ?? stored)) ?? allowedNetworks[0] ?? networkOf('localnet');

  function choose(id: string): void {
    slot.set(id);
    if (asked === null) return;
    const parameters = new URLSearchParams(history.location.search);
    parameters.set(PARAMETER, id);
    history.replace({...history.location, search: parameters.toString()});
  }
  return [network, choose];
}

interface NetworkSelectProps {
  network: Network;
  onChange: (id: string) => void;
}

export default function NetworkSelect({network, onChange}: NetworkSelectProps) {
  return (
    <label className={styles.network}>
      Network{' '}
      <select className="text-field" value={network.id} onChange={({target}) => onChange(target.value)}>
        {allowedNetworks.map(({id, label}) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
