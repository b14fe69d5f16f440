// Browsers have it; Node has not.
import "temporal-polyfill/global";
