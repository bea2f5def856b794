package io.shindigneo4j.web.limit;

import io.github.bucket4j.TimeMeter;
import io.shindigneo4j.web.client.ClientAddress;
import java.util.Optional;
import javax.servlet.http.HttpServletRequest;

/**
 * Limits the requests of each address, before anybody is known or anything is parsed. The address
 * is that of the connection, for anybody can write headers; behind a proxy, the container's valve
 * has to put the client's there.
 */
public final class AddressLimitFilter extends RateLimitFilter {

  public AddressLimitFilter() {
    this(TimeMeter.SYSTEM_NANOTIME);
  }

  AddressLimitFilter(TimeMeter clock) {
    super(clock, "address", RateLimit::ofAddresses, find -> RateLimit.NONE);
  }

  @Override
  Optional<String> client(HttpServletRequest request) {
    return Optional.of(ClientAddress.counted(request.getRemoteAddr()));
  }
}
